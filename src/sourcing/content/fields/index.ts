export { action } from './action';
export { group, list } from './group';
export { drawing, film, photo, type FieldContext } from './media';
export { localized, markdownBody, optionalLocalized } from './text';
export { choice, flag, identifier, optionalChoice, wholeNumber } from './value';
