/** What is wrong with a new PIN. */
export type PinProblem = 'digits' | 'length' | 'repeated' | 'inOrder' | 'common' | 'different'

export const pinLimits = { min: 6, max: 12 }

/** From lists of the PINs that people choose most, those that the other rules let through. */
const COMMON = [
  '112233',
  '121212',
  '123123',
  '159753',
  '131313',
  '147258',
  '147852',
  '789456',
  '696969',
  '102030',
]

/** What is wrong with a PIN that was typed twice; undefined where it may be used. */
export function pinProblem(pin: string, again: string): PinProblem | undefined {
  if (!/^\d*$/.test(pin)) return 'digits'
  if (pin.length < pinLimits.min || pin.length > pinLimits.max) return 'length'
  if (isRepeated(pin)) return 'repeated'
  if (isInOrder(pin)) return 'inOrder'
  if (COMMON.includes(pin)) return 'common'
  return pin === again ? undefined : 'different'
}

/** 111111, 12121212, 123123123. */
const isRepeated = (pin: string) => /^(\d{1,3})\1+$/.test(pin)

/** 123456, 987654, 890123: every digit is the neighbor of the one before. */
const isInOrder = (pin: string) =>
  [1, 9].some((step) =>
    Array.from(pin).every((digit, at) => at === 0 || (Number(pin[at - 1]) + step) % 10 === Number(digit)),
  )
