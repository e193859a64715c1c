import type { DevicePolicyTexts } from './texts/en.ts'
import type { DeviceFinding } from './validate-device-policy.ts'

/** The words of a finding in the language of these texts. What somebody typed goes in as it is, and fills no further gap. */
export const describeDeviceFinding = (
  { findings }: DevicePolicyTexts,
  { rule, values }: DeviceFinding,
): string =>
  findings[rule].replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? gap) : gap,
  )
