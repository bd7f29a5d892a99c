import { applySettings } from "$lib/settings";
import { sounds } from "$lib/sound";
import { mount } from "svelte";
// First the style of the whole, so that a component may say otherwise.
import "./app.css";
import App from "./App.svelte";

applySettings();
sounds.listen();

export default mount(App, { target: document.body });
