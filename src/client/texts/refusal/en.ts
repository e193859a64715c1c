export const refusal = {
  found: 'Support finds it by the number {{requestId}}.',
} as const
