/** The SDL of the editors' content. Media are linked to the File nodes that gatsby-source-filesystem makes. */
import { contentAbout } from './about';
import { contentCommon } from './common';
import { contentFaq } from './faq';
import { contentHome } from './home';

export const contentTypeDefs = [contentCommon, contentHome, contentAbout, contentFaq].join('\n');
