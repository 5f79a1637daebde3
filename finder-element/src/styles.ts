import { unsafeCSS } from "lit";
import base from "./styles/base.css?inline";
import form from "./styles/form.css?inline";
import results from "./styles/results.css?inline";

/** Style sheets, minified by the build; Lit adopts them as sheets, which a strict CSP allows. */
export const styles = unsafeCSS(base + form + results);
