import { expect, test } from '@jest/globals';
import { isHtml, plainTextOf } from '../../../shared/conversation/message-html.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<p>One<br/>Two<BR>\nThree</p>', 'One\nTwo\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['Call <a href="tel:5551234">555 1234</a> <strong>now</strong>', 'Call 555 1234 now'],
  ['<p class="no-margin">Tom &amp; Ann&nbsp;&#233;&#xE9;</p>', 'Tom & Ann éé'],
  ['<p>&quot;It&apos;s&hellip;&quot;</p>', '"It\'s…"'],
  ['<p>&lsquo;a&rsquo; &ndash; &ldquo;b&rdquo; &mdash; 5 &euro;</p>', '‘a’ – “b” — 5 €'],
  ['<p>&amp;lt;b&amp;gt; is written &lt;b&gt;</p>', '&lt;b&gt; is written <b>'],
  ['<p>&bogus; &#0; &#xD800; &#xDFFF; &#x110000;</p>', '&bogus; &#0; &#xD800; &#xDFFF; &#x110000;'],
  ['<p>&#1;&#xD7FF;&#xE000;&#x10FFFF;</p>', '\u0001\ud7ff\ue000\u{10ffff}'],
  ['<p>Ann <ann@example.com></p>', 'Ann <ann@example.com>'],
])('%j reads as %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test.each(['a < b > c', '<3', '<ann@example.com>', 'x <-> y', '<price>'])('%j is not HTML', (text) => {
  expect(isHtml(text)).toBe(false);
});
