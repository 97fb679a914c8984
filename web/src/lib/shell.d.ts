/** What the shell adds to the contract: members that a game may give or use beyond those of `contract.ts`. */
import type { View } from './contract';

declare module './contract' {
  interface Picker {
    /** Whether a lesson lets this ref be chosen, or this move without refs be played; always true without one. */
    allowed(name: string): boolean;
  }

  interface GameUi {
    /** Whether everybody decides at once at this step; the shell guesses by who is waited for if left out. */
    together?(view: View): boolean;
  }
}
