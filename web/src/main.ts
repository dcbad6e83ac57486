import { mount } from "svelte";
import "./theme/base.css";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { settings } from "$state/settings.svelte";
import { speech } from "$words/language.svelte";

settings.begin();
router.begin();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
