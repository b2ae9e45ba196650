/**
 * A chat with the service for any website: `<script src="https://…/chat.js"></script>` (docs/chat.md). It makes one element,
 * `<intake-chat>`, in the corner of the page, or where the tag stands (`data-inline`).
 */
import { type Kept, keptIn } from './chat/kept.ts';
import { senderOf } from './chat/sender.ts';
import { shelfOfPage } from './chat/shelf.ts';
import { languageOf, texts } from './chat/texts.ts';
import { type Trouble, viewIn } from './chat/view.ts';

const NAME = 'intake-chat';
const tag = document.currentScript ?? document.querySelector('script[src*="/chat.js"]');
const script = tag instanceof HTMLScriptElement ? tag : undefined;
const api = new URL('.', script?.src || location.href).href;

type Chat = { open: () => void; close: () => void; forget: () => void };

class IntakeChat extends HTMLElement {
  #chat: Chat | undefined;

  connectedCallback(): void {
    this.#chat ??= chatIn(this);
  }

  open(): void {
    this.#chat?.open();
  }

  close(): void {
    this.#chat?.close();
  }

  /** Removes from this device what was said, as when somebody logs out. */
  forget(): void {
    this.#chat?.forget();
  }
}

function chatIn(host: HTMLElement): Chat {
  const { language, userId, title, inline } = host.dataset;
  const { tag: spoken, code } = languageOf(language, document.documentElement.lang, navigator.language);
  const kept = keptIn(shelfOfPage(), `${NAME}|${api}|${encodeURIComponent(userId ?? '')}`);
  const tell = (name: 'message' | 'ticket', detail: object) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: name === 'ticket', composed: true }));

  const view = viewIn(host.attachShadow({ mode: 'open' }), {
    texts: texts[code],
    code,
    title: title || texts[code].title,
    isInline: inline !== undefined,
    say(text) {
      kept.say(text);
      show();
      tell('message', { role: 'user', text });
      if (kept.head().failure === 'refused') sender.again();
      else sender.send();
    },
    again: () => sender.again(),
    anew: (isMoved) => begin(isMoved ? kept.unsent() : []),
    toggled: (isOpen) => remember(isOpen),
  });
  const show = () => view.show({ messages: kept.messages(), ticket: kept.head().ticket, trouble: troubleOf(kept) });
  const sender = senderOf({
    url: `${api}save-conversation`,
    kept,
    about: { language: spoken, ...(userId && { user_id: userId }) },
    changed: show,
    answered({ conversation_id, response, ticket_id }, isNewTicket) {
      tell('message', { role: 'assistant', text: response, conversation_id });
      if (isNewTicket) tell('ticket', { ticket_id, conversation_id });
    },
  });
  const begin = (messages: Parameters<Kept['begin']>[0]) => {
    kept.begin(messages);
    renew();
  };
  const renew = () => {
    show();
    sender.send();
  };

  for (const event of ['offline', 'pageshow']) addEventListener(event, renew);
  addEventListener('online', sender.again);
  addEventListener('storage', ({ key }) => (key?.startsWith(kept.name) ?? true) && renew());
  renew();
  if (wasOpen()) view.open();
  return { open: () => view.open(true), close: view.close, forget: () => begin([]) };
}

function troubleOf(kept: Kept): Trouble | undefined {
  const { failure, wait } = kept.head();
  if (failure) return failure;
  if (!navigator.onLine) return 'offline';
  return wait && (wait.isAsked || wait.tries > 1) ? 'late' : undefined;
}

/** Who goes on to another page of the website finds the chat as it was. */
function remember(isOpen: boolean): void {
  try {
    sessionStorage.setItem(NAME, isOpen ? 'open' : '');
  } catch {
    // It is then closed on the next page.
  }
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(NAME) === 'open';
  } catch {
    return false;
  }
}

function place(): void {
  if (document.querySelector(NAME)) return; // the page has put it somewhere itself
  const chat = document.createElement(NAME);
  Object.assign(chat.dataset, script?.dataset);
  if (script && script.dataset['inline'] !== undefined) script.after(chat);
  else document.body.append(chat);
}

if (!customElements.get(NAME)) {
  customElements.define(NAME, IntakeChat);
  if (document.body) place();
  else addEventListener('DOMContentLoaded', place);
}
