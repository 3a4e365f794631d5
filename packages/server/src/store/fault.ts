/** Why a store cannot be opened, saved or filled, in one sentence for whoever runs the server. */
export class StoreFault extends Error {}
