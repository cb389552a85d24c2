import type { HomeConditions } from '../../domain/conditions/home-conditions';

export interface HomesProps {
  wanted: HomeConditions;
  /** Address of the list with some conditions changed. */
  hrefWith: (changed: Partial<HomeConditions>) => string;
}
