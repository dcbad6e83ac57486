/** The chat, loaded once there is somebody to talk to. */

import { speech } from "$words/language.svelte";
import Chat from "./Chat.svelte";
import ChatAloud from "./ChatAloud.svelte";

/** The messages have to be there before anything of it is shown. */
export const load = async () => {
  await speech.need("web-chat");
  return { Chat, ChatAloud };
};
