/** What the parts of the page share about one campaign (`GameUi.local`). */
export class JourneyLocal {
  /** The envelope whose letter is open. */
  letter = $state<string | null>(null);
  /** The list of all envelopes is open. */
  envelopes = $state(false);
  /** The journal of attempts is open. */
  journal = $state(false);
  /** The end of the campaign was put aside to look at the map. */
  looking = $state(false);
  /** The attempt whose changes were put aside. */
  aside = $state(0);
}
