import { useState } from "react";
import { createSlotRecipeContext, type AvatarRootProps, type HTMLChakraProps } from "@chakra-ui/react";

// Chakra's styles without its state machine: a failed picture is the only state to track.
const { withProvider, withContext } = createSlotRecipeContext({ key: "avatar" });
const Root = withProvider<HTMLDivElement, Pick<AvatarRootProps, "size" | "shape" | "variant"> & HTMLChakraProps<"div">>(
  "div",
  "root",
);
const Image = withContext<HTMLImageElement, HTMLChakraProps<"img">>("img", "image");
const Initials = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span", "fallback");

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], ...words.slice(1).slice(-1)].map((word) => [...(word ?? "")][0] ?? "").join("");
};

export interface PersonAvatarProps {
  /** The person's, club's or company's name; its initials stand in for a missing picture. */
  name: string;
  imageUrl?: string | null;
  size?: "2xs" | "xs" | "sm" | "md" | "lg" | "xl";
  /** Round for people, with rounded corners for clubs and companies. */
  shape?: "full" | "rounded";
}

/** A picture or initials. Decorative: the name is shown beside it. */
export function PersonAvatar({ name, imageUrl, size = "sm", shape = "full" }: PersonAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <Root size={size} shape={shape} colorPalette="accent" variant="subtle" flexShrink="0" aria-hidden>
      {imageUrl && imageUrl !== failedUrl ? (
        <Image src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} />
      ) : (
        <Initials>{initialsOf(name)}</Initials>
      )}
    </Root>
  );
}
