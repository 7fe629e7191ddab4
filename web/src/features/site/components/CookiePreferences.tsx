import { useState } from "react";
import { Box, Button, Checkbox, Stack, Text } from "@chakra-ui/react";
import { storageKinds } from "~/texts/consent";
import { optionalKinds, saveConsent, useConsent, type Consent } from "../consent";

type Allows = Consent["allows"];

const all = (allowed: boolean): Allows => ({ performance: allowed, analytics: allowed, advertising: allowed });

interface KindProps {
  kind: keyof typeof storageKinds;
  checked: boolean;
  /** Without it the kind cannot be refused. */
  onChange?: (checked: boolean) => void;
}

function Kind({ kind, checked, onChange }: KindProps) {
  const { label, text } = storageKinds[kind];
  return (
    <Box as="li" borderWidth="1px" rounded="l3" bg="bg.panel" p="5">
      <Checkbox.Root
        colorPalette="accent"
        alignItems="start"
        gap="3"
        checked={checked}
        disabled={!onChange}
        onCheckedChange={(details) => onChange?.(details.checked === true)}
      >
        <Checkbox.HiddenInput aria-describedby={`about-${kind}`} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label fontWeight="semibold">{onChange ? label : `${label} (always on)`}</Checkbox.Label>
      </Checkbox.Root>
      <Text id={`about-${kind}`} mt="1" ps="8" color="fg.muted">
        {text}
      </Text>
    </Box>
  );
}

function Choices({ decided }: { decided: Consent | null }) {
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
            onChange={(checked) => {
              setAllows({ ...allows, [kind]: checked });
              setSaved(false);
            }}
          />
        ))}
      </Stack>
      <Stack direction={{ base: "column", sm: "row" }} gap="3">
        <Button colorPalette="accent" onClick={() => save(allows)}>
          Save choices
        </Button>
        <Button variant="outline" onClick={() => save(all(false))}>
          Refuse all
        </Button>
        <Button variant="outline" onClick={() => save(all(true))}>
          Accept all
        </Button>
      </Stack>
      <Text role="status" color="fg.muted" minHeight="6">
        {saved ? "Saved. Your choices count from now on." : decided ? "These are your choices so far." : "You have not decided yet, so nothing optional is stored."}
      </Text>
    </Stack>
  );
}

/** The consent manager: what may be stored in this browser. */
export function CookiePreferences() {
  const consent = useConsent();
  return consent === undefined ? <Text role="status">Loading...</Text> : <Choices decided={consent} />;
}
