import type { z } from 'zod'
import { type FieldProblem, problemOf } from '../field-problem.ts'

/** What judges each field by itself. */
type Shape<Values> = { readonly [Field in keyof Values]: z.ZodType<Values[Field]> }

const fieldsOf = <Values extends object>(shape: Shape<Values>) =>
  Object.keys(shape) as (keyof Values & string)[]

/** The values as they are stored; one that is not valid stays as it was entered. */
export const storedBy = <Values extends object>(shape: Shape<Values>, entered: Values): Values => ({
  ...entered,
  ...Object.fromEntries(
    fieldsOf(shape).map((field) => [field, shape[field].safeParse(entered[field]).data ?? entered[field]]),
  ),
})

/** What is wrong with the values; `isJudged`: of which fields that is asked. */
export const problemsBy = <Values extends object>(
  shape: Shape<Values>,
  entered: Values,
  isJudged: (field: keyof Values) => boolean = () => true,
): { [Field in keyof Values]?: FieldProblem } =>
  Object.fromEntries(
    fieldsOf(shape)
      .filter(isJudged)
      .flatMap((field) => {
        const { error } = shape[field].safeParse(entered[field])
        return error ? [[field, problemOf(String(entered[field]), error)]] : []
      }),
  ) as { [Field in keyof Values]?: FieldProblem }
