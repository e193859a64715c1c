/** What the words of any rule of policies have room for. */
export const lintGaps = (values: Readonly<Record<string, string>>) => ({
  count: Number(values['count'] ?? 0),
  days: values['days'] ?? '',
})
