import {
  clubHeadRegistrationRules,
  startupRegistrationRules,
  studentRegistrationRules,
  termsVersion,
} from "@quadwork/server/contract";
import { request } from "~/graphql/request";
import type { ClubType, Industry } from "~/graphql/types.generated";
import type { RegistrationValues } from "../registration";
import { RegisterClubHeadDocument } from "./RegisterClubHead.generated";
import { RegisterStartupDocument } from "./RegisterStartup.generated";
import { RegisterStudentDocument } from "./RegisterStudent.generated";

const options = { stripUnknown: true } as const;

/** Creates an account for the chosen role, sending only that role's fields. Rejects with the API's error. */
export async function sendRegistration(form: RegistrationValues): Promise<{ email: string; message: string }> {
  // The form is only sent with the terms accepted.
  const values = { ...form, termsVersion };
  switch (values.userType) {
    case "STUDENT": {
      const input = studentRegistrationRules.cast(values, options);
      return (await request(RegisterStudentDocument, { input })).registerStudent;
    }
    case "CLUB_HEAD": {
      const { secretCode, clubType, ...input } = clubHeadRegistrationRules.cast(
        { ...values, secretCode: values.secretCode || null },
        options,
      );
      const club = { ...input, clubType: clubType as ClubType, ...(secretCode && { secretCode }) };
      return (await request(RegisterClubHeadDocument, { input: club })).registerClubHead;
    }
    case "STARTUP": {
      const input = startupRegistrationRules.cast(values, options);
      return (await request(RegisterStartupDocument, { input: { ...input, industry: input.industry as Industry } }))
        .registerStartup;
    }
  }
}
