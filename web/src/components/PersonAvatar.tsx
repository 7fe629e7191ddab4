import { Avatar } from "@chakra-ui/react";

export interface PersonAvatarProps {
  /** The person's, club's or company's name; its initials stand in for a missing picture. */
  name: string;
  imageUrl?: string | null;
  size?: "2xs" | "xs" | "sm" | "md" | "lg" | "xl";
  /** Round for people, rounded for clubs and companies. */
  shape?: "full" | "rounded";
}

/** A picture or initials. Decorative: the name stands beside it. */
export function PersonAvatar({ name, imageUrl, size = "sm", shape = "full" }: PersonAvatarProps) {
  return (
    <Avatar.Root size={size} shape={shape} colorPalette="accent" variant="subtle" flexShrink="0" aria-hidden>
      <Avatar.Fallback name={name} />
      {imageUrl ? <Avatar.Image src={imageUrl} alt="" /> : null}
    </Avatar.Root>
  );
}
