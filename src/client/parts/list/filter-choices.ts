import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { OwnPart } from './list-definition.ts'

/** The values that one part of an address may have, in words. */
export type FilterChoice<Address> = {
  [Part in OwnPart<Address>]: {
    part: Part
    /** Stands above the values in the menu, and names a segmented control. */
    label?: string
    /** The word for no value at all: then the choice is a segmented control, else a part of the menu. */
    all?: string
    options: readonly FilterOption<Extract<NonNullable<Address[Part]>, string | boolean>>[]
  }
}[OwnPart<Address>]

interface FilterOption<Value> {
  value: Value
  label: string
  /** What the chip says, where it needs more words. */
  chip?: string
}

/** A choice as the bar draws it, whatever address it is of. */
export interface PlainChoice {
  part: string
  label?: string
  all?: string
  options: readonly FilterOption<string | boolean>[]
}

/** Values of a menu beside what the address has, and the way to set one or, by undefined, none. */
export interface FilterState {
  valueOf: (part: string) => unknown
  choose: (part: string, value: string | boolean | undefined) => void
}

/** What the menu offers: each value, ticked where it is set, so that it takes itself off again. */
export const filterItems = (choices: readonly PlainChoice[], { valueOf, choose }: FilterState): MenuItem[] =>
  choices.flatMap(({ part, label, options }) => [
    ...(label === undefined ? [] : [{ id: part, heading: label }]),
    ...options.map(({ value, label: word }) => {
      const isSet = valueOf(part) === value
      return {
        id: `${part}=${String(value)}`,
        label: word,
        checked: isSet,
        onSelect: () => choose(part, isSet ? undefined : value),
      }
    }),
  ])

/** A chip for each value that is set. */
export const filterChips = (
  choices: readonly PlainChoice[],
  { valueOf, choose }: FilterState,
  removeLabel: (text: string) => string,
) =>
  choices.flatMap(({ part, options }) =>
    options
      .filter(({ value }) => valueOf(part) === value)
      .map(({ value, label, chip: text = label }) => ({
        id: `${part}=${String(value)}`,
        text,
        removeLabel: removeLabel(text),
        onRemove: () => choose(part, undefined),
      })),
  )

/** The filters of a list with the words around them. */
export interface FilterWords<Address> {
  /** Names the menu; without it there are segmented controls alone. */
  add?: string
  remove?: (text: string) => string
  choices: readonly FilterChoice<Address>[]
}
