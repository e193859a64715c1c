import type { SystemContext } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'

type Recipe = ReturnType<SystemContext['cva']>
type Cached = Recipe & { merge: (other: Recipe) => Recipe }

/** Pages say a few hundred styles; one that is said by a value of its own each time must not grow without end. */
const MOST_KEPT = 5000

/**
 * The same system, which works out each style once. Chakra makes the recipe of an element anew whenever the element is
 * drawn and finds styles by writing out whole objects, which took a sixth of all the time in which pages were busy. Here a
 * recipe is kept by its declaration, and a style by the recipe's outcome and the few values that an element says itself.
 * What comes out of `css` is serialized already, so that Emotion does not write and hash it again.
 */
export function withCachedStyles(system: SystemContext): SystemContext {
  /** Outcomes of recipes, which are the same object each time. */
  const outcomes = new WeakMap<object, number>()
  let outcomesSoFar = 0
  const recipes = new WeakMap<object, Cached>()
  const styles = new Map<string, object>()
  const properties = new Map<string, boolean>()

  const cached = (recipe: Recipe): Cached => {
    const byVariants = new Map<string, object>()
    const merged = new WeakMap<Recipe, Cached>()
    const withVariants = (variants: object = {}) =>
      keep(byVariants, JSON.stringify(variants), () => {
        const outcome: object = recipe(variants)
        // Two recipes may have the same outcome.
        if (!outcomes.has(outcome)) outcomes.set(outcome, ++outcomesSoFar)
        return outcome
      })
    const merge = (other: Recipe) => {
      const known = merged.get(other) ?? cached((recipe as Cached).merge(other))
      merged.set(other, known)
      return known
    }
    return Object.assign(withVariants, recipe, { merge })
  }

  const cva = (declaration: object = NONE) => {
    const recipe = recipes.get(declaration) ?? cached(system.cva(declaration))
    recipes.set(declaration, recipe)
    return recipe
  }

  const keyOf = (style: unknown): string => {
    const outcome = typeof style === 'object' && style !== null ? outcomes.get(style) : undefined
    return outcome === undefined ? JSON.stringify(style) : `#${outcome}`
  }

  const css = (...said: unknown[]) =>
    keep(styles, said.map(keyOf).join('|'), () =>
      serializeStyles([(system.css as (...given: unknown[]) => object)(...said)] as never),
    )

  const isValidProperty = (name: string) => keep(properties, name, () => system.isValidProperty(name))

  return { ...system, css, cva: cva as SystemContext['cva'], isValidProperty }
}

const NONE = {}

/** What is kept under a key, made where nothing is yet. */
function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = make()
  kept.set(key, made)
  return made
}
