interface PublicRecord {
  readonly id: string;
  /** Of a project. */
  readonly status?: string;
}

/** Whether visitors may see it: anything but a draft project. In a file of its own, because every page loads it. */
export const isPublished = ({ status }: PublicRecord): boolean => status !== 'Draft';
