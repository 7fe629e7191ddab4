/** A project's duration as displayed: a bare figure counts weeks; anything that names its unit stays as it is. */
export const formatDuration = (duration: string): string =>
  /month|week/i.test(duration) ? duration : `${duration} weeks`;
