/** The media types of pictures that can be uploaded; none of them may be animated. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];
