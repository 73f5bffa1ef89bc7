// Questions before something that cannot be undone.

interface Question {
  title: string;
  text: string;
  yes: string;
  answer(yes: boolean): void;
}

class Confirmation {
  question = $state.raw<Question>();

  ask(title: string, text: string, yes: string): Promise<boolean> {
    this.answer(false);
    return new Promise((answer) => {
      this.question = { title, text, yes, answer };
    });
  }

  answer(yes: boolean): void {
    const question = this.question;
    this.question = undefined;
    question?.answer(yes);
  }
}

export const confirmation = new Confirmation();
