/**
 * Lit throws while the script begins if the page's Trusted Types don't allow its policy. Then the page's own content
 * stays, no error reaches the page, and the console says what to allow. It works because the script has no static import
 * or export.
 */
export const BEFORE = "try{";
export const AFTER = `}catch(e){console.warn("<wiper-finder> can't run on this page. If its Content-Security-Policy lists Trusted Types, add: trusted-types lit-html 'allow-duplicates'",e)}`;
