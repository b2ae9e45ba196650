import { expect, test } from '@jest/globals';
import { isHtml, plainTextOf } from '../../../shared/conversation/message-html.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<p>One<br/>Two<BR>\nThree</p>', 'One\nTwo\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['Call <a href="tel:5551234">555 1234</a> <strong>now</strong>', 'Call 555 1234 now'],
  ['<p class="no-margin">Tom &amp; Ann&nbsp;&#233;&#xE9;</p>', 'Tom & Ann éé'],
  ['<p>&amp;lt;b&amp;gt; is written &lt;b&gt;</p>', '&lt;b&gt; is written <b>'],
  ['<p>&bogus; &#0; &#xD800; &#9999999;</p>', '&bogus; &#0; &#xD800; &#9999999;'],
  ['<p>Ann <ann@example.com></p>', 'Ann <ann@example.com>'],
])('%j reads as %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test.each(['a < b > c', '<3', '<ann@example.com>', 'x <-> y', '<price>'])('%j is not HTML', (text) => {
  expect(isHtml(text)).toBe(false);
});
