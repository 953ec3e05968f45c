declare module '*.fs' {
  const text: string;
  export default text;
}
declare module '*.vs' {
  const text: string;
  export default text;
}
