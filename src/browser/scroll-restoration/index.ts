export { glide } from './anchors';
export { earlyPlaceScript } from './early';
export { lastAsked, watchAsked } from './asked';
export { arrive, enter, leave, watchPlaces } from './place';
