import { createHash } from 'node:crypto';
import { conversationsRules } from './styles/conversations.ts';
import { deskRules } from './styles/desk.ts';
import { chatRules, homeRules } from './styles/home.ts';
import { queueRules } from './styles/queue.ts';
import { summaryRules } from './styles/summary.ts';
import { ticketRules } from './styles/ticket.ts';

/**
 * The look of every page; it holds no `"`, `&` or `<`, which the renderer would escape. Text contrasts at least 4.5:1 with
 * its ground, edges of fields and focus 3:1 (WCAG 2.2, 1.4.3 and 1.4.11), and what is pressed is 44 px high (2.5.5).
 */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ink: #1d2430; --quiet: #525c6b; --ground: #f3f5f8; --paper: #fff; --rule: #dde2e9; --edge: #737d8c;
  --accent: #1d56b0; --pressed: #164389; --on-accent: #fff; --error: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e7eaef; --quiet: #a9b2bf; --ground: #11151b; --paper: #1a2029; --rule: #323b48; --edge: #7f8a9a;
    --accent: #8db8ff; --pressed: #b3d0ff; --on-accent: #0d1b33; --error: #ff9a90;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { background: var(--paper); border-bottom: 1px solid var(--rule); }
header div, main { max-width: 30rem; margin: auto; padding: 1.5rem 1rem 3rem; }
header div { padding: .25rem 1rem; display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 2rem; }
header p { margin: .625rem 0; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; column-gap: 1.5rem; }
nav [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
.skip { position: absolute; left: -99rem; padding: .625rem 1rem; background: var(--paper); }
.skip:focus { left: 0; outline-offset: -3px; }
h1 { margin: 0 0 1.25rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 1.5rem; }
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--pressed); text-decoration-thickness: 2px; }
.link, nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
label { display: block; font-weight: 600; }
.hint { margin: 0; color: var(--quiet); }
.error { margin: 0; color: var(--error); font-weight: 600; }
input, textarea { display: block; width: 100%; min-height: 2.75rem; margin: .375rem 0 1.5rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: inherit; font: inherit; }
input:focus, textarea:focus { outline-offset: 0; }
textarea { resize: vertical; }
[aria-invalid] { border: 2px solid var(--error); }
[hidden] { display: none; }
button, .button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 2.75rem; padding: .5rem 1.5rem; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--pressed); color: var(--on-accent); }
.second { background: none; color: var(--accent); }
nav button, nav button:hover { width: auto; padding: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: .2em; }
.summary { margin: 0 0 1.5rem; padding: 1rem; border: 2px solid var(--error); border-radius: 6px; }
.summary h2 { margin: 0 0 .25rem; }
.summary p, ul { margin: 0; padding: 0; list-style: none; }
.summary a { color: var(--error); font-weight: 600; }
.after { margin: 1.5rem 0 0; padding-top: .75rem; border-top: 1px solid var(--rule); }
.list, dl { margin: 0 0 2rem; }
.list li, dl div { padding: .5rem 0; border-top: 1px solid var(--rule); }
.list .hint { margin-top: -.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; white-space: pre-wrap; }
@media (min-width: 36rem) {
  body { background: var(--ground); }
  main { margin: 3rem auto; padding: 2rem 2.5rem 2.5rem; background: var(--paper); border: 1px solid var(--rule); border-radius: 10px; }
  header div { padding: .25rem 0; }
  button, .button { width: auto; }
  dl div { display: grid; grid-template-columns: 8rem 1fr; }
}
`;

/** The look of the desk's pages: the same, and what they have of their own. */
export const deskStylesheet = [
  stylesheet,
  deskRules,
  queueRules,
  conversationsRules,
  summaryRules,
  ticketRules,
  homeRules,
].join('');

/** The look of the page around the chat. */
export const chatStylesheet = stylesheet + chatRules;

/** A stylesheet as a policy names it. */
export const sourceOf = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
