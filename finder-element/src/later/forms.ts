/** What only a few visitors ask for: it loads when one of its views is first shown (views/forms-view.ts). */
export { take } from "virtual:given";
export { followLookUp } from "../registration-look-up.ts";
export { default as css } from "../styles/forms.css?inline";
export { connectorView } from "../views/connector-view.ts";
export { requestView } from "../views/request-view.ts";
