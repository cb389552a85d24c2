import { checkAnswer as check } from '.';
import { knownAnswers, knownShapes } from './known-shapes';
import { recordAnswers, recordShapes } from './record-shapes';

Object.assign(knownShapes, recordShapes);
Object.assign(knownAnswers, recordAnswers);

/** As the check of lists, and also of answers with one record in full. Loaded by pages of records. */
export const checkAnswer = check;
