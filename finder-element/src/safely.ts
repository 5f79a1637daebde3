/** Makes a listener whose errors don't reach the page. */
export type Safely = <Happened extends Event>(act: (event: Happened) => void) => (event: Happened) => void;
