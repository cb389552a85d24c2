export { ContactBand } from './contact-band';
export { Questions } from './questions';
