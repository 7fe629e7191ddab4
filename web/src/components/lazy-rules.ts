import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from "formik";
import type { ObjectSchema } from "yup";

/**
 * The contract's rule for a form on a page that should not wait for the library of rules. It is Formik's
 * `validate`; should the download fail, the server judges alone.
 * @param load Imports the rule from a module of its own.
 */
export function lazyRules<Values extends FormikValues>(load: (values: Values) => Promise<ObjectSchema<object>>) {
  return async (values: Values): Promise<FormikErrors<Values>> => {
    const rules = await load(values).catch(() => null);
    if (!rules) return {};
    try {
      await validateYupSchema(values, rules);
      return {};
    } catch (error) {
      return yupToFormErrors<Values>(error);
    }
  };
}
