export { glide } from './anchors';
export { movedScript } from './moved';
export { lastAsked, watchAsked } from './asked';
export { arrive, enter, leave, watchPlaces } from './place';
