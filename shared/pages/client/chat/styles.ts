const DARK = `
--ink: var(--intake-ink, #e7eaef); --quiet: var(--intake-quiet, #a9b2bf); --paper: var(--intake-paper, #1a2029);
--ground: var(--intake-ground, #11151b); --edge: var(--intake-edge, #7f8a9a); --rule: var(--intake-rule, #323b48);
--accent: var(--intake-accent, #8db8ff); --on-accent: var(--intake-on-accent, #0d1b33); color-scheme: dark;`;

/**
 * The look of the chat, apart from its page's: lengths are the user's own (1em is the browser's medium), colours are the
 * service's unless the page sets the variables. Contrasts are those of shared/pages/stylesheet.ts.
 */
export const styles = `
:host {
--ink: var(--intake-ink, #1d2430); --quiet: var(--intake-quiet, #525c6b); --paper: var(--intake-paper, #fff);
--ground: var(--intake-ground, #f3f5f8); --edge: var(--intake-edge, #737d8c); --rule: var(--intake-rule, #dde2e9);
--accent: var(--intake-accent, #1d56b0); --on-accent: var(--intake-on-accent, #fff); color-scheme: light;
}
@media (prefers-color-scheme: dark) { :host(:not([data-theme=light])) {${DARK}} }
:host([data-theme=dark]) {${DARK}}
:host([data-inline]) { display: block; height: var(--intake-height, 34em); }
.root { all: initial; color: var(--ink); font: medium/1.45 var(--intake-font, system-ui, sans-serif); color-scheme: inherit; overflow-wrap: anywhere; }
.root[dir=rtl] { direction: rtl; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
button { min-height: 2.75em; padding: 0 1em; border: 1px solid var(--edge); border-radius: .5em; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
button:hover { border-color: var(--accent); }
.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
svg { display: block; width: 1.5em; height: 1.5em; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.launch, .panel { position: fixed; z-index: var(--intake-z-index, 2147483000); inset: auto 1.25em 1.25em auto; }
[dir=rtl] .launch, [dir=rtl] .panel { inset: auto auto 1.25em 1.25em; }
.launch { display: grid; place-items: center; width: 3.5em; height: 3.5em; padding: 0; border-radius: 50%; box-shadow: 0 2px 10px rgb(0 0 0 / .3); }
.panel { display: flex; flex-direction: column; width: min(24em, calc(100vw - 2.5em)); height: min(38em, calc(100dvh - 2.5em)); max-width: none; max-height: none; margin: 0; padding: 0; overflow: hidden; border: 1px solid var(--edge); border-radius: .75em; background: var(--ground); color: inherit; box-shadow: 0 4px 24px rgb(0 0 0 / .3); }
.panel:not([open]):not(section) { display: none; }
.panel::backdrop { background: none; }
:host([data-inline]) .root, section.panel { width: 100%; height: 100%; }
section.panel { position: static; border-color: var(--rule); box-shadow: none; }
:host([data-inline]) .root { display: block; }
header { display: flex; gap: .5em; align-items: center; padding: .5em .5em .5em 1em; border-bottom: 1px solid var(--rule); background: var(--paper); }
[dir=rtl] header { padding: .5em 1em .5em .5em; }
header div { flex: 1; }
h2, p { margin: 0; font-size: 1em; }
.ticket { color: var(--quiet); font-size: .875em; }
.ticket bdi { white-space: nowrap; }
.icon { display: grid; place-items: center; width: 2.75em; padding: 0; border-color: transparent; }
.log { flex: 1; display: flex; flex-direction: column; gap: .5em; padding: 1em; overflow-y: auto; overscroll-behavior: contain; }
.log:focus-visible { outline-offset: -3px; }
.log > :first-child { margin-top: auto; }
.said { max-width: 85%; align-self: flex-start; }
.said p { padding: .5em .75em; border: 1px solid var(--rule); border-radius: .75em; background: var(--paper); white-space: pre-wrap; }
.user { align-self: flex-end; }
.user p { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.said small { display: block; color: var(--quiet); font-size: .8125em; text-align: end; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.state { min-height: 1.45em; padding: 0 1em; color: var(--quiet); font-size: .875em; }
.acts { display: flex; flex-wrap: wrap; gap: .5em; padding: .5em 1em; }
form { display: flex; gap: .5em; align-items: flex-end; padding: .5em; padding-bottom: max(.5em, env(safe-area-inset-bottom)); border-top: 1px solid var(--rule); background: var(--paper); }
textarea { flex: 1; min-width: 0; min-height: 2.75em; max-height: 8em; padding: .6em .75em; border: 1px solid var(--edge); border-radius: .5em; background: var(--paper); color: inherit; font: inherit; resize: none; field-sizing: content; }
::placeholder { color: var(--quiet); opacity: 1; }
.send { display: grid; place-items: center; width: 2.75em; padding: 0; }
[dir=rtl] .send svg { transform: scaleX(-1); }
@media (max-width: 30em) {
dialog.panel { inset: 0; width: 100vw; height: 100dvh; border: 0; border-radius: 0; }
[dir=rtl] dialog.panel { inset: 0; }
}
@media (prefers-reduced-motion: no-preference) {
.writing::after { content: ''; display: inline-block; width: .5em; height: .5em; margin-inline-start: .5em; border-radius: 50%; background: var(--accent); animation: beat 1s infinite alternate; }
@keyframes beat { to { opacity: .2; } }
}
@media print { .launch, dialog.panel, form, .acts, .icon { display: none; } :host([data-inline]) { height: auto; } }
`;
