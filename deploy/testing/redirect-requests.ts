import { notFound, redirect, type RequestCase } from './requests';

/** Other spellings of addresses, and addresses that editors redirect: those of the fixture site. */
export const redirectTable: readonly RequestCase[] = [
  ['an earlier address leads to its page', '/old-page', redirect('/about')],
  ['an earlier address keeps its query', '/OLD-page?from=ad', redirect('/about?from=ad')],
  ['an earlier address below the prefix stays English', '/en/old-page', redirect('/en/about')],
  [
    'an earlier address in Arabic leads to its page',
    `/${encodeURIComponent('عن-الشركة')}`,
    redirect('/about'),
  ],
  [
    'an earlier address may lead to a place of a page',
    '/old/question.html?a=1',
    redirect('/FAQ?from=old#deed'),
  ],
  ['an earlier address may lead home', '/old-home?a=1', redirect('/?a=1')],
  ['an earlier address may lead to the English home', '/en/old-home', redirect('/en')],
  [
    'an earlier address may lead to another site',
    '/elsewhere',
    redirect('https://partner.example/%D8%B4%D9%82%D9%82?b=%241&c=%7Bd%7D'),
  ],
  [
    'what a withdrawn advert is redirected to is shown in its place',
    '/projects/detail/withdrawn-and-moved',
    redirect('/projects/detail/known-project/a-101'),
  ],
  ['a trailing slash after an earlier address is removed first', '/old-page/', redirect('/old-page')],
  ['names of objects are no earlier addresses', '/constructor', notFound.ar],
  ['the list of earlier addresses is for hosts alone', '/_redirects.json', notFound.ar],
  ['lower-case /faq leads to /FAQ', '/faq', redirect('/FAQ')],
  ['mixed-case /Faq leads to /FAQ', '/Faq', redirect('/FAQ')],
  ['lower-case /faq below the prefix leads to /FAQ', '/en/faq', redirect('/en/FAQ')],
  ['/interest leads to /intrest', '/interest', redirect('/intrest')],
  [
    '/Interest/ leads to /intrest in one step, with its query',
    '/Interest/?from=ad',
    redirect('/intrest?from=ad'),
  ],
];
