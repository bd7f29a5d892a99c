import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./app.css";

export default mount(App, { target: document.body });
