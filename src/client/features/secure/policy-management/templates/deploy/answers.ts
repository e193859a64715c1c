import type {
  ChosenInputs,
  ChosenValue,
  PolicyDeployment,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import type { PromptedInput } from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { DeployedTemplate } from '#shared/domain/conditional-access/templates/plan-deployment.ts'

/** An input that is asked for once, whichever templates ask for it. */
export interface AskedInput {
  input: PromptedInput
  /** One of the templates cannot do without it. */
  required: boolean
  /** The names of the templates that ask. */
  askedBy: readonly string[]
}

/** Everything that these templates ask for, each once: the same group or place is meant by all of them. */
export function askedInputs(templates: readonly DeployedTemplate[]): AskedInput[] {
  const asked = templates.flatMap(({ name, prompted_inputs }) =>
    prompted_inputs.map((prompt) => ({ ...prompt, template: name })),
  )
  return [...Map.groupBy(asked, ({ name }) => name)].map(([input, prompts]) => ({
    input,
    required: prompts.some(({ required }) => required),
    askedBy: prompts.map(({ template }) => template),
  }))
}

/** The inputs whose values are places. */
export const isPlaceInput = (input: string): boolean =>
  input === 'includeLocations' || input === 'excludeLocations'

const withoutCountries = (value: ChosenValue): ChosenValue => ('name' in value ? { name: value.name } : value)

/**
 * What was said most often before for each of these inputs, to be offered again. Countries belong to one company, and ids to one
 * tenant, so what names these is offered there alone.
 */
export function offeredAnswers(
  inputs: readonly AskedInput[],
  deployments: readonly Pick<PolicyDeployment, 'inputs'>[],
): ChosenInputs {
  const offered: ChosenInputs = {}
  for (const { input } of inputs) {
    const said = deployments.flatMap((each) => {
      const values = each.inputs[input]?.map(withoutCountries) ?? []
      return values.length > 0 ? [JSON.stringify(values)] : []
    })
    const [most] = [...Map.groupBy(said, (text) => text)].toSorted(([, a], [, b]) => b.length - a.length)
    if (most) offered[input] = JSON.parse(most[0]) as ChosenValue[]
  }
  return offered
}

export interface Answers {
  common: ChosenInputs
  /** Of this company, in the place of the common ones. */
  own: ChosenInputs | undefined
  /** Of this company, as it was deployed before. */
  deployments: readonly PolicyDeployment[]
  /** Where the company works; undefined where nobody said. */
  countries: readonly string[] | undefined
}

/** What holds for a company: its own answer, else the common one, else what was said before. */
export function answersFor(
  { id, prompted_inputs }: DeployedTemplate,
  { common, own, deployments, countries }: Answers,
): ChosenInputs {
  const before = deployments.find(({ template_id }) => template_id === id)?.inputs
  return Object.fromEntries(
    prompted_inputs.flatMap(({ name }) => {
      const values = own?.[name] ?? nonEmpty(common[name]) ?? before?.[name] ?? []
      return values.length === 0 ? [] : [[name, isPlaceInput(name) ? values.map(placed(countries)) : values]]
    }),
  )
}

const nonEmpty = (values: ChosenValue[] | undefined) => (values && values.length > 0 ? values : undefined)

/** A place that is made where it is missing is that of the company's own countries, unless others were said for it. */
const placed =
  (countries: readonly string[] | undefined) =>
  (value: ChosenValue): ChosenValue => {
    if ('id' in value || (value.countries && value.countries.length > 0)) return value
    const { name } = value
    return countries && countries.length > 0 ? { name, countries: [...countries] } : { name }
  }
