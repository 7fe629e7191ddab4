import { useId, useRef, type ChangeEvent } from "react";
import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { limits, pictureTypes } from "@quadwork/server/contract";
import { PersonAvatar } from "~/components/PersonAvatar";
import { useAuth } from "~/graphql/session";
import { usePicture } from "../hooks/usePicture";
import type { PictureSubject } from "../send-picture";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

interface PictureFieldProps {
  subject: PictureSubject;
  /** "picture" or "logo", for the buttons. */
  word: string;
  /** The owner's name; its initials replace a missing picture. */
  name: string;
  imageUrl: string | null;
}

/** A picture with buttons to change and remove it. Saved at once, not with the surrounding form. */
function PictureField({ subject, word, name, imageUrl }: PictureFieldProps) {
  const { busy, preview, error, upload, remove } = usePicture(subject);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again retries.
    event.target.value = "";
    if (file) void upload(file);
  };
  return (
    <HStack gap="4" align="center">
      <PersonAvatar
        name={name}
        imageUrl={preview ?? imageUrl}
        size="xl"
        shape={subject === "avatar" ? "full" : "rounded"}
      />
      <Stack gap="1.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            onClick={() => input.current?.click()}
            aria-describedby={hint}
            disabled={busy === "removing"}
            loading={busy === "uploading"}
            loadingText="Uploading..."
          >
            {imageUrl ? `Change ${word}` : `Upload ${word}`}
          </Button>
          {imageUrl ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void remove()}
              disabled={busy === "uploading"}
              loading={busy === "removing"}
              loadingText="Removing..."
            >
              {`Remove ${word}`}
            </Button>
          ) : null}
        </HStack>
        <Text
          id={hint}
          textStyle="sm"
          color="fg.muted"
        >{`PNG, JPEG or WebP, up to ${limits.pictureBytes / 2 ** 20} MB.`}</Text>
        <Text role="alert" textStyle="sm" color="fg.error" _empty={{ display: "none" }}>
          {error}
        </Text>
      </Stack>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(",")}
        aria-label={`Choose a ${word} file`}
        onChange={choose}
        hidden
      />
    </HStack>
  );
}

/** The user's own picture. */
export function AvatarField({ profile }: { profile: ProfileView_ProfileFragment }) {
  return (
    <PictureField
      subject="avatar"
      word="picture"
      name={`${profile.firstName} ${profile.lastName}`}
      imageUrl={profile.avatarUrl}
    />
  );
}

/** The logo of the club or company that the user acts for; hidden for other students. */
export function LogoField({ profile: { club, startup } }: { profile: ProfileView_ProfileFragment }) {
  const { actsAs } = useAuth();
  if (actsAs === "CLUB_HEAD" && club)
    return <PictureField subject="logo" word="logo" name={club.clubName} imageUrl={club.logoUrl} />;
  if (startup) return <PictureField subject="logo" word="logo" name={startup.companyName} imageUrl={startup.logoUrl} />;
  return null;
}
