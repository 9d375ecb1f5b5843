/** The services' clock; tests move it. */
export type Clock = () => Date;
