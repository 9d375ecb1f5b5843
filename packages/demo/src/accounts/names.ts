const firstNames =
  'Maya Tom Priya Luis Ingrid Dan Rosa Erik Hana Will Nadia Omar Grace Pete Lena Marcus Yuki Carla Ben Sofia Theo Amara Neil Vera Hugo June Ravi Tess Andre Mila Joel Dina Felix Anya Cole Elsa Ivan Kira Leo Nora Otis Petra Quinn Ruth Saul Tara Uma Vince Wanda Xavi Zoe Abel Bella Cyrus Delia Ezra Flora Gus Helen'.split(
    ' ',
  )
const lastNames =
  'Ashworth Bergman Castillo Dufresne Ekberg Fonseca Grady Holloway Ibarra Jankowski Kowalczyk Lindgren Mbeki Navarro Oduya Pruitt Quist Ramanujan Sandoval Thibault Ueda Vasquez Whitaker Xiong Yoder Zielinski Abbott Bianchi Crowder Delacroix Engstrom Farah Gallagher Haddad Iversen Jimenez Khatri Larkin Moreau Nakamura Ostrander Petrov Quigley Rutherford Sorensen Tanaka Underhill Villanueva Wojcik Yamada Zamora Aldridge Bowers Chaudhry Dawson Everhart Fitzroy Greer Hartwell Ingram Jessup'.split(
    ' ',
  )

/** Returns the name of the n-th invented user; the first 3,000 are all different. */
export function nameOf(n: number): { readonly firstname: string; readonly lastname: string } {
  const round = Math.floor(n / firstNames.length)
  return {
    firstname: firstNames[n % firstNames.length] ?? '',
    lastname: lastNames[(n * 5 + round) % lastNames.length] ?? '',
  }
}
