import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from "formik";
import type { ObjectSchema } from "yup";

/**
 * The contract's rule for a form on a page that should not wait for the validation library. Used as Formik's
 * `validate`; if the download fails, only the server validates.
 * @param load Imports the rule from a separate module.
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
