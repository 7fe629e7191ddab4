import { useState } from "react";
import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { Checkbox } from "~/components/controls";
import { storageKinds } from "~/texts/consent";
import { optionalKinds, saveConsent, useConsent, type Consent } from "../consent";

type Allows = Consent["allows"];

const all = (allowed: boolean): Allows => ({ performance: allowed, analytics: allowed, advertising: allowed });

interface KindProps {
  kind: keyof typeof storageKinds;
  checked: boolean;
  disabled?: boolean;
  /** Omitted when the kind cannot be refused. */
  onChange?: (checked: boolean) => void;
}

function Kind({ kind, checked, disabled = false, onChange }: KindProps) {
  const { label, text } = storageKinds[kind];
  return (
    <Box as="li" borderWidth="1px" rounded="l3" bg="bg.panel" p="5">
      <Checkbox
        alignItems="start"
        gap="3"
        fontWeight="semibold"
        checked={checked}
        disabled={disabled || !onChange}
        describedBy={`about-${kind}`}
        onChange={(allowed) => onChange?.(allowed)}
      >
        {onChange ? label : `${label} (always on)`}
      </Checkbox>
      <Text id={`about-${kind}`} mt="1" ps="8" color="fg.muted">
        {text}
      </Text>
    </Box>
  );
}

function statusOf(decided: Consent | null | undefined): string {
  if (decided === undefined) return "Loading...";
  return decided ? "These are your choices so far." : "You haven't chosen yet, so nothing optional is stored.";
}

/** `decided` is undefined until the browser's storage has been read; until then, the controls are disabled. */
function Choices({ decided }: { decided: Consent | null | undefined }) {
  const reading = decided === undefined;
  const [allows, setAllows] = useState<Allows>(decided?.allows ?? all(false));
  const [saved, setSaved] = useState(false);

  const save = (decision: Allows) => {
    setAllows(decision);
    saveConsent(decision);
    setSaved(true);
  };

  return (
    <Stack gap="6">
      <Stack as="ul" listStyleType="none" gap="3">
        <Kind kind="essential" checked />
        {optionalKinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            checked={allows[kind]}
            disabled={reading}
            onChange={(checked) => {
              setAllows({ ...allows, [kind]: checked });
              setSaved(false);
            }}
          />
        ))}
      </Stack>
      <Stack direction={{ base: "column", sm: "row" }} gap="3">
        <Button colorPalette="accent" disabled={reading} onClick={() => save(allows)}>
          Save choices
        </Button>
        <Button variant="outline" disabled={reading} onClick={() => save(all(false))}>
          Refuse all
        </Button>
        <Button variant="outline" disabled={reading} onClick={() => save(all(true))}>
          Accept all
        </Button>
      </Stack>
      <Text role="status" color="fg.muted" minHeight={{ base: "3.1em", sm: "6" }}>
        {saved ? "Saved. Your choices apply from now on." : statusOf(decided)}
      </Text>
    </Stack>
  );
}

/** The consent manager for this browser's storage. It keeps the same height while reading the stored choices. */
export function CookiePreferences() {
  const consent = useConsent();
  // A key per state, so that the choices start from the stored values.
  return <Choices key={consent === undefined ? "reading" : "read"} decided={consent} />;
}
