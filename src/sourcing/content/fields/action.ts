import { string } from 'yup';
import { group } from './group';
import { localized } from './text';

const TARGET = /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/;
const targetMessage =
  'expected where it leads: a path of the site that begins with /, or an address with https:, mailto: or tel:, e.g. /projects';

/** A link or button: what it says, and where it leads. */
export const action = (example: { ar: string; en: string }) =>
  group('a link with label: and to:', {
    label: localized('what the link says', example),
    to: string()
      .typeError(targetMessage)
      .required(targetMessage)
      .matches(TARGET, { message: targetMessage, excludeEmptyString: true }),
  });
