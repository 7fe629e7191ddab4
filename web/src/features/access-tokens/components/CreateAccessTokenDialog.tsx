import { useState } from "react";
import { accessTokenRules, limits } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { SelectField, TextField } from "~/components/FormField";
import { ShownOnceDialog } from "~/components/ShownOnceDialog";
import { never, useCreateAccessToken, type AccessTokenFormValues } from "../hooks/useCreateAccessToken";
import { ScopesField } from "./ScopesField";

const expirations = [
  ...[30, 90, 365].map((days) => ({ value: String(days), label: `${days} days` })),
  { value: never, label: "No expiration" },
];

const empty: AccessTokenFormValues = { name: "", scopes: [], expiresInDays: String(limits.accessTokenDaysDefault) };

/** Asks what a new token is for, then shows the token once. */
export default function CreateAccessTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  const create = useCreateAccessToken();
  if (token)
    return <ShownOnceDialog title="Your New Access Token" label="Access token" text={token} onClose={onClose} />;
  return (
    <FormDialog<AccessTokenFormValues>
      open
      onClose={onClose}
      title="Create Access Token"
      description="A token can never do more than you can, and can't change your security settings."
      size="lg"
      initialValues={empty}
      validationSchema={accessTokenRules.pick(["name", "scopes"])}
      onSubmit={async (values, form) => {
        setToken(await create(values, form));
        return false;
      }}
      submitLabel="Create Token"
      busyLabel="Creating token..."
    >
      <TextField
        name="name"
        label="Name"
        hint="What you'll use it for, such as 'Nightly export'."
        required
        maxLength={limits.titleLength}
      />
      <SelectField name="expiresInDays" label="Expiration" options={expirations} />
      <ScopesField />
    </FormDialog>
  );
}
