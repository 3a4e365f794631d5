declare const SEEN: unique symbol;

/**
 * What a seat may know. The mark exists only for the compiler: a view may have the same shape as the state, but the
 * true state can never be passed where a view is expected.
 */
export type Seen<View> = View & { readonly [SEEN]: true };

/** Only for a system's own `view`, and for a view that came back from storage or over the wire. */
export const seen = <View>(view: View): Seen<View> => view as Seen<View>;
