import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'

type Settings = Readings['groupSettings']

/** What is set for a whole tenant, by the ids of the vendor's templates. */
export const templates = {
  groups: '62375ab9-6b52-47ed-826b-58e47e0e304b',
  passwords: '5cf42378-d67d-4f36-ba46-e8b86229381d',
} as const
type Template = (typeof templates)[keyof typeof templates]

const settingOf = (settings: Settings, template: Template) =>
  settings.find(({ templateId }) => templateId === template)

/**
 * A value by its name, as text, which is how the vendor writes all of them. Where the tenant never changed anything
 * of the template, it has no setting of it, and the vendor's own value holds.
 */
export function valueOf(
  settings: Settings,
  template: Template,
  name: string,
  vendorDefault: string,
): string | undefined {
  const setting = settingOf(settings, template)
  if (!setting) return vendorDefault
  return setting.values?.find((each) => each.name === name)?.value ?? undefined
}

/** A switch; the vendor writes `True` as well as `true`. */
export const switchOf = (value: string | undefined): boolean | undefined =>
  ({ true: true, false: false })[value?.toLowerCase() ?? '']

/**
 * Sets values of a template. All of them are sent, since the vendor resets those that are not named. A setting that is
 * not there would have to be created, which is not a change.
 */
export function settingChanged(
  settings: Settings,
  template: Template,
  wanted: Readonly<Record<string, string>>,
): readonly Change[] {
  const setting = settingOf(settings, template)
  return setting?.values
    ? [
        {
          source: 'groupSettings',
          object: setting.id,
          set: { values: setting.values.map(({ name, value }) => ({ name, value: wanted[name] ?? value })) },
        },
      ]
    : []
}
