import type { Failure, Message } from './kept.ts';
import { styles } from './styles.ts';
import type { Texts } from './texts.ts';

/** What there is to see. */
export type Shown = { messages: readonly Message[]; ticket: string | undefined; trouble: Trouble | undefined };
/** Why what is not sent is not on its way. */
export type Trouble = Failure | 'offline' | 'late';

type Setting = {
  texts: Texts;
  code: string;
  title: string;
  /** It stands in the page, and is always open. */
  isInline: boolean;
  say: (text: string) => void;
  again: () => void;
  /** Ends this conversation; `isMoved`: what was not sent goes into the next. */
  anew: (isMoved: boolean) => void;
  toggled: (isOpen: boolean) => void;
};

export type View = {
  show: (shown: Shown) => void;
  /** `isAsked`: by the user, who then writes. */
  open: (isAsked?: boolean) => void;
  close: () => void;
};

const MOST_CHARACTERS = 4000;
const BUBBLE = 'M4 5h16v11H10l-5 4v-4H4z';
const CROSS = 'M6 6l12 12M18 6L6 18';
const ARROW = 'M4 12h15M13 6l6 6-6 6';
const PLUS = 'M12 5v14M5 12h14';

/** Builds the chat inside a shadow root: no inline style and no markup from text, so that every page's policy lets it. */
export function viewIn(root: ShadowRoot, setting: Setting): View {
  const { texts, isInline } = setting;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const ticket = make('p', { className: 'ticket' });
  const log = make('div', { className: 'log', role: 'log', ariaLabel: setting.title, tabIndex: 0 });
  const state = make('p', { className: 'state', role: 'status' });
  const sure = sureOf(setting, () => field.focus());
  const anew = iconButton(PLUS, texts.anew, () => sure.ask());
  const retry = make('button', { type: 'button', textContent: texts.again, onclick: setting.again });
  const over = make('button', { type: 'button', textContent: texts.anew, onclick: () => setting.anew(true) });
  const acts = make('div', { className: 'acts' }, retry, over);
  const field = fieldOf(texts);
  const heading = make('div', {}, make('h2', { textContent: setting.title }), ticket);
  const close = iconButton(CROSS, texts.close, () => frame.close());
  close.hidden = isInline;
  const panel = make(
    isInline ? 'section' : 'dialog',
    { className: 'panel', ariaLabel: setting.title },
    make('header', {}, heading, anew, close),
    log,
    state,
    acts,
    sure.row,
    formOf(field, texts, setting.say),
  );
  const launch = iconButton(BUBBLE, texts.open, () => frame.open(true), 'launch main');
  launch.hidden = isInline;
  const frame = frameOf({ panel, launch, field, log }, setting.toggled);
  root.append(
    make('div', { className: 'root', lang: setting.code, dir: texts.rightToLeft ? 'rtl' : 'ltr' }, launch, panel),
  );
  const showMessages = messagesIn(log, texts);

  const show = ({ messages, ticket: id, trouble }: Shown) => {
    const is = standingOf(messages, trouble);
    const [before = '', after = ''] = id ? texts.ticket.split('#') : [];
    ticket.replaceChildren(before, make('bdi', { textContent: id ?? '' }), after);
    anew.hidden = messages.length === 0;
    const words = is.said ? texts[is.said] : '';
    if (state.textContent !== words) state.textContent = words; // said again it would be read out again
    state.classList.toggle('writing', is.said === 'writing');
    retry.hidden = !is.retry;
    over.hidden = !is.over;
    acts.hidden = !(is.retry || is.over);
    showMessages(messages, is.stuck); // last: it scrolls to the end of what room is left
  };
  return { show, ...frame };
}

/** What is to be said of what is not sent yet, and what can be done. */
function standingOf(messages: readonly Message[], trouble: Trouble | undefined) {
  const waits = messages.some(({ isSent }) => !isSent);
  const stuck = waits ? trouble : undefined;
  return {
    said: waits ? (stuck ?? ('writing' as const)) : undefined,
    stuck: stuck !== undefined,
    retry: stuck === 'late' || stuck === 'refused',
    over: stuck === 'over' || stuck === 'refused',
  };
}

type Frame = { panel: HTMLElement; launch: HTMLElement; field: HTMLElement; log: HTMLElement };

/** Opening and closing. On a small screen nothing else can be reached while it is open. */
function frameOf({ panel, launch, field, log }: Frame, toggled: (isOpen: boolean) => void) {
  const dialog = panel instanceof HTMLDialogElement ? panel : undefined;
  const close = () => {
    if (!dialog?.open) return;
    dialog.close();
    launch.hidden = false;
    launch.focus();
    toggled(false);
  };
  dialog?.addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && !isComposing && close());
  dialog?.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  const open = (isAsked = false) => {
    const isSmall = matchMedia('(max-width: 30em)').matches;
    if (!dialog || dialog.open || (isSmall && !isAsked)) return; // nobody's whole screen is taken unasked
    launch.hidden = true;
    if (isSmall) dialog.showModal();
    else dialog.open = true; // show() would take the focus
    log.scrollTop = log.scrollHeight;
    if (isAsked) field.focus();
    toggled(true);
  };
  return { open, close };
}

function fieldOf(texts: Texts): HTMLTextAreaElement {
  const field = make('textarea', {
    ariaLabel: texts.message,
    placeholder: texts.message,
    rows: 1,
    maxLength: MOST_CHARACTERS,
  });
  field.enterKeyHint = 'send';
  field.dir = 'auto';
  return field;
}

function formOf(field: HTMLTextAreaElement, texts: Texts, say: (text: string) => void): HTMLFormElement {
  const form = make(
    'form',
    {},
    field,
    iconButton(ARROW, texts.send, () => {}, 'send main', 'submit'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = '';
    field.focus();
    if (text) say(text);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return form;
}

/** Asks once more before a conversation is removed. */
function sureOf({ texts, anew }: Setting, done: () => void) {
  const answer = (work: () => void) => () => {
    row.hidden = true;
    work();
    done();
  };
  const no = make('button', { type: 'button', textContent: texts.cancel, onclick: answer(() => {}) });
  const yes = make('button', {
    type: 'button',
    className: 'main',
    textContent: texts.anew,
    onclick: answer(() => anew(false)),
  });
  const row = make(
    'div',
    { className: 'acts', role: 'group', hidden: true },
    make('p', { textContent: texts.sure }),
    yes,
    no,
  );
  row.ariaLabel = texts.sure;
  const ask = () => {
    row.hidden = false;
    no.focus();
  };
  return { row, ask };
}

/** Puts messages in their order; what stands there already stays as it is, so that only what is new is read out. */
function messagesIn(log: HTMLElement, texts: Texts) {
  const nodes = new Map<string, HTMLElement>();
  const greeting = messageOf({ role: 'assistant', text: texts.greeting }, texts);
  log.append(greeting);
  const removeOthers = (ids: ReadonlySet<string>) => {
    for (const [id, node] of nodes) {
      if (ids.has(id)) continue;
      node.remove();
      nodes.delete(id);
    }
  };
  return (messages: readonly Message[], isStuck: boolean) => {
    const before = nodes.size;
    removeOthers(new Set(messages.map(({ id }) => id)));
    let place: Element = greeting;
    for (const message of messages) {
      const node = nodes.get(message.id) ?? messageOf(message, texts);
      nodes.set(message.id, node);
      if (place.nextElementSibling !== node) place.after(node);
      node.querySelector('small')?.toggleAttribute('hidden', message.isSent === true || !isStuck);
      place = node;
    }
    if (nodes.size !== before) log.scrollTop = log.scrollHeight;
  };
}

const messageOf = ({ role, text }: Pick<Message, 'role' | 'text'>, texts: Texts): HTMLElement =>
  make(
    'div',
    { className: `said ${role}` },
    make('span', { className: 'unseen', textContent: `${role === 'user' ? texts.you : texts.us}: ` }),
    make('p', { textContent: text, dir: 'auto' }),
    make('small', { textContent: texts.unsent, hidden: true }),
  );

function iconButton(
  path: string,
  label: string,
  onclick: () => void,
  className = 'icon',
  type: 'button' | 'submit' = 'button',
): HTMLButtonElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return make('button', { type, className, ariaLabel: label, title: label, onclick }, svg);
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
