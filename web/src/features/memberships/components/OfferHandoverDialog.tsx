import { object, string } from "yup";
import { FormDialog } from "~/components/FormDialog";
import { SelectField } from "~/components/FormField";
import { RadioCard, RadioCards } from "~/components/RadioCards";
import type { AfterHandover } from "~/graphql/types.generated";
import { fullName, rolesOf } from "../handover-texts";
import type { Acting } from "../hooks/useHandover";
import { useHandoverActs } from "../hooks/useHandoverActs";
import { useFormikContext } from "formik";

export interface OfferHandoverDialogProps {
  open: boolean;
  onClose: () => void;
  acting: Acting;
}

interface Values {
  to: string;
  afterwards: AfterHandover;
}

const rules = object({ to: string().required("Choose who takes over.") });

/** Asks to whom the club or startup is offered, and what becomes of the user. */
export default function OfferHandoverDialog({ open, onClose, acting }: OfferHandoverDialogProps) {
  const { offer } = useHandoverActs();
  const { first, others } = rolesOf[acting.kind];
  const initialValues: Values = { to: "", afterwards: "STAY" };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Hand Over ${acting.name}`}
      description={`Until they accept, you are ${first} and nothing changes.`}
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={({ to, afterwards }) => offer(to, afterwards)}
      submitLabel="Offer Handover"
      busyLabel="Offering..."
    >
      <SelectField
        name="to"
        label={`New ${first}`}
        placeholder={`Choose one of the ${others}`}
        options={acting.others.map(({ profile }) => ({ value: profile.id, label: fullName(profile) }))}
        required
      />
      <AfterwardsField kind={acting.kind} />
    </FormDialog>
  );
}

function AfterwardsField({ kind }: Pick<Acting, "kind">) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { other } = rolesOf[kind];
  return (
    <RadioCards
      label="And you?"
      name="afterwards"
      value={values.afterwards}
      onChange={(value) => void setFieldValue("afterwards", value)}
    >
      <RadioCard value="STAY" title="I stay" hint={`You become ${other} and keep working with them.`} />
      <RadioCard value="LEAVE" title="I leave" hint={`You no longer act for the ${kind}. Your account stays.`} />
    </RadioCards>
  );
}
